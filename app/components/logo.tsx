/** The property's mark: a live oak against the setting sun. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 48 48" className={className}>
      <circle cx="24" cy="24" r="23" fill="#2e2246" />
      <circle cx="24" cy="27" r="13.5" fill="#f0803f" />
      <circle cx="24" cy="27" r="8.5" fill="#f6c667" />
      <path
        d="M2.09 31 C11 27.5 17 30 24 29.4 C32 28.8 38 27.4 46.2 30 A23 23 0 0 1 2.09 31Z"
        fill="#6d3f70"
      />
      <path
        d="M4.38 36 C10 33 17 35.4 24 34.6 C33 33.6 39 33.4 44.2 35 A23 23 0 0 1 4.38 36Z"
        fill="#44305f"
      />
      <path
        d="M22.6 36.5 C23 31 22.6 28.5 20.4 26 C17.6 26.8 14.6 25.8 14 23.4 C11.6 22.8 11 19.6 13.2 18.2 C12.8 15.2 15.8 13.6 18 14.6 C19 11.6 23.2 10.8 25 13 C27.6 11.2 31.2 12.6 31.4 15.4 C34.2 15 36.4 17.6 35.2 20 C37 21.6 36 24.6 33.6 24.8 C32.6 26.6 30 27 28.2 26 C26.4 28.4 26 31.4 26.6 36.5Z"
        fill="#1b132c"
      />
    </svg>
  )
}
