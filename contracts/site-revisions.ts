/** In place of a revision's id: the document as shipped, which nobody has changed. */
export const asShipped = 'shipped'
