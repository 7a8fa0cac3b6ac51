/** A share, 0 to 1, as a bar; decorative: the number is written beside it. */
export function Bar({ share, tone = 'bg-oak' }: { share: number; tone?: string }) {
  return (
    <span
      aria-hidden
      className="block h-2 overflow-hidden rounded-full bg-line forced-colors:border"
    >
      <span
        className={`block h-full rounded-full forced-colors:bg-[Highlight] ${tone}`}
        style={{ width: `${Math.round(share * 100)}%` }}
      />
    </span>
  )
}
