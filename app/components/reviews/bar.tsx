/** A share, 0 to 1, as a bar; decorative: the number is written beside it. A small one is a dot. */
export function Bar({ share, tone = 'bg-oak' }: { share: number; tone?: string }) {
  return (
    <span
      aria-hidden
      className="block h-2 overflow-hidden rounded-full bg-line forced-colors:border"
    >
      <span
        className={`block h-full rounded-full forced-colors:bg-[Highlight] ${tone}`}
        style={{ width: share > 0 ? `max(0.5rem, ${Math.round(share * 100)}%)` : 0 }}
      />
    </span>
  )
}
