/** Two empty chairs before the setting sun, where a list has nothing to show yet. */
export function EmptyPorch({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 176 104" className={className}>
      <circle cx="88" cy="56" r="34" className="fill-lamp" />
      <path d="M8 70 C36 48 58 58 84 54 S136 40 168 66 V80 H8Z" fill="var(--ridge-1)" />
      <path d="M2 78 C34 62 60 72 92 68 S146 60 174 76 V86 H2Z" fill="var(--ridge-2)" />
      <path
        d="M0 88 C40 78 66 84 98 82 S150 78 176 86 C160 100 16 100 0 88Z"
        fill="var(--ridge-3)"
      />
      <Oak />
      <Chair x={62} />
      <g transform="matrix(-1 0 0 1 204 0)">
        <Chair x={62} />
      </g>
    </svg>
  )
}

function Oak() {
  return (
    <>
      <path d="M31 88 C33 78 32 72 29 66 H38 C35 72 35 80 37 88Z" className="fill-dusk-3" />
      <path
        d="M14 64 C4 60 8 48 17 49 C15 38 28 33 34 40 C41 31 55 36 53 46 C63 46 65 59 55 62 C52 69 41 69 38 64 C33 70 18 70 14 64Z"
        className="fill-oak"
      />
    </>
  )
}

/** Seen from the side, with its broad arm and its leaning back. */
function Chair({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 62)`} className="fill-ember">
      <path d="M0 0 L4 -1 L12 20 L8 21Z" />
      <path d="M5 17 L27 13 L28 16 L7 20.5Z" />
      <path d="M3 9 L25 7 V9.5 L4 11.5Z" />
      <path d="M22 8 H25 V30 H22Z M9 19 L3 30 H6.5 L12 19.5Z" />
    </g>
  )
}
