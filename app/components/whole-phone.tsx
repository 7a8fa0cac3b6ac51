import { useFacts } from '../documents.ts'

/** A text in which the property's phone number stays on one line. */
export function WholePhone({ text }: { text: string }) {
  const { phone } = useFacts()
  const start = text.indexOf(phone)
  if (start === -1) return text
  return (
    <>
      {text.slice(0, start)}
      <span className="whitespace-nowrap">{phone}</span>
      {text.slice(start + phone.length)}
    </>
  )
}
