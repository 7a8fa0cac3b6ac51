/**
 * Translators and password managers wrap and replace what React has rendered. Later React removes
 * or inserts beside a node that is no longer where it was, and the error would replace the page.
 * Both then act on the place where the node is.
 */
export function tolerateForeignNodes(): void {
  // oxlint-disable-next-line typescript/unbound-method -- both get their node by `call`
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode) removeChild.call(child.parentNode, child)
    return child
  }
  Node.prototype.insertBefore = function <Inserted extends Node>(
    this: Node,
    inserted: Inserted,
    next: Node | null,
  ): Inserted {
    let place = next
    while (place && place.parentNode !== this) place = place.parentNode
    insertBefore.call(this, inserted, place)
    return inserted
  }
}
