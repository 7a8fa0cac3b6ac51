import { classes } from './classes.ts'

/**
 * Hill ridges. The nearest has the color of what lies below: by default, of the page's footer.
 * Only that one reaches the edge, where the browser would blend all four into a line, and a little over
 * it: heights are seldom whole pixels of the screen.
 */
export function Ridges({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1440 150"
      preserveAspectRatio="none"
      className={classes('-mb-px block w-full', className ?? 'h-16 md:h-28')}
    >
      <path
        fill="var(--ridge-1)"
        d="M0 70 C140 30 250 52 380 44 C520 34 600 74 760 60 C900 48 1010 18 1150 34 C1270 48 1350 42 1440 26 V146 H0Z"
      />
      <path
        fill="var(--ridge-2)"
        d="M0 96 C110 88 190 58 330 72 C470 88 540 102 700 88 C860 72 950 62 1090 82 C1220 100 1330 80 1440 70 V146 H0Z"
      />
      <path
        fill="var(--ridge-3)"
        d="M0 116 C160 100 300 122 460 110 C620 98 760 124 930 112 C1090 100 1260 122 1440 104 V146 H0Z"
      />
      <path
        fill="var(--ridge-near,var(--dusk))"
        d="M0 138 C200 122 380 140 560 132 C760 122 980 142 1180 132 C1300 126 1380 132 1440 128 V150 H0Z"
      />
    </svg>
  )
}
