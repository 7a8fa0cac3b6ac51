/** A cabin with a lit window below a live oak, and what it is called. */
export function CabinsMark({ name }: { name: string }) {
  return (
    <>
      <circle r="30" className="fill-lamp stroke-paper stroke-3" />
      <path d="M-30 7 A30 30 0 0 0 30 7 C18 3 8 9 -4 7 S-22 4 -30 7Z" className="fill-oak" />
      <path
        d="M10 9 C11 3 11 0 9 -3 C4 -1 0 -4 1 -8 C-2 -10 -1 -15 4 -15 C5 -20 12 -21 15 -17 C20 -18 24 -13 21 -9 C24 -6 21 -1 17 -2 C16 0 14 0 13 -1 C13 3 13 6 14 9Z"
        className="fill-dusk"
      />
      <path d="M-19 11 V-1 L-9 -9 L1 -1 V11Z" className="fill-ember" />
      <path d="M-23 1 L-9 -12 L5 1" className="fill-none stroke-dusk stroke-[3.5]" />
      <path d="M-13 11 V2 H-6 V11Z" className="fill-lamp" />
      <text
        y="47"
        textAnchor="middle"
        strokeLinejoin="round"
        className="fill-ink stroke-paper stroke-4 font-display text-[length:min(1rem,4.4vw)] font-extrabold [paint-order:stroke] md:text-base"
      >
        {name}
      </text>
    </>
  )
}

/** Three ridges, one before the other, with junipers on the nearest. */
export function Hill() {
  return (
    <g className="max-md:[scale:0.66]">
      <path
        d="M-66 13 C-46 -6 -30 -24 -10 -24 C10 -24 28 -4 62 13 C40 17 -50 17 -66 13Z"
        fill="var(--ridge-1)"
      />
      <path
        d="M-26 14 C-8 0 8 -13 22 -13 C38 -13 54 2 80 14 C56 19 -6 18 -26 14Z"
        fill="var(--ridge-2)"
      />
      <path
        d="M-82 16 C-58 6 -42 -3 -24 -3 C-2 -3 16 8 48 17 C20 23 -58 22 -82 16Z"
        fill="var(--ridge-3)"
      />
      <path
        d="M-50 15 l5 -13 l5 13Z M-35 13 l6 -17 l6 17Z M-21 15 l5 -12 l5 12Z M8 16 l4.5 -11 l4.5 11Z"
        className="fill-oak"
      />
    </g>
  )
}

/** Three live oaks, wider than high. */
export function Oaks() {
  return (
    <g className="fill-oak max-md:[scale:0.75]">
      <Oak x={0} y={0} />
      <Oak x={-24} y={7} />
      <Oak x={20} y={9} />
    </g>
  )
}

function Oak({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-1.5 9 L-2.5 0 H2.5 L1.5 9Z" className="fill-dusk" />
      <path d="M-12 2 C-16 -2 -12 -8 -8 -7 C-7 -13 2 -14 4 -10 C10 -12 15 -6 12 -2 C14 2 8 4 5 2 C2 4 -2 4 -4 2 C-7 4 -10 4 -12 2Z" />
    </g>
  )
}

/** Points north, from the upper right corner. */
export function Compass() {
  return (
    <svg x="-34" y="16" overflow="visible">
      <path d="M0 20 L7 38 L0 34 L-7 38Z" className="fill-ink" />
      <text y="13" textAnchor="middle" className="fill-ink font-display text-sm font-bold">
        N
      </text>
    </svg>
  )
}
