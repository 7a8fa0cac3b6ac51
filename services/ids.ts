const idForm = /^[\w-]{1,100}$/

/** Whether a text can be an id. What only an address can carry, such as NUL, never reaches the database. */
export function isId(text: string): boolean {
  return idForm.test(text)
}
