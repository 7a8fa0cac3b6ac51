import { markUrl } from '#content/pictures/url.ts'
import { useFacts } from '../documents.ts'
import { classes } from './classes.ts'

interface LogoProps {
  className?: string
}

/** The owner's mark, or the oak. */
export function LogoMark({ className }: LogoProps) {
  const { mark } = useFacts()
  if (!mark) return <Oak className={className} />
  return <img src={markUrl(mark)} alt="" className={classes('object-contain', className)} />
}

/** A live oak against the setting sun. */
function Oak({ className }: LogoProps) {
  return (
    <svg aria-hidden viewBox="0 0 48 48" className={className}>
      <circle cx="24" cy="24" r="23" fill="#2e2246" />
      <circle cx="24" cy="22.5" r="16.5" fill="#f0803f" />
      <circle cx="24" cy="24" r="11.5" fill="#f6c667" />
      <path
        d="M2.09 31 C11 27.5 17 30 24 29.4 C32 28.8 38 27.4 46.2 30 A23 23 0 0 1 2.09 31Z"
        fill="#6d3f70"
      />
      <path
        d="M4.38 36 C10 33 17 35.4 24 34.6 C33 33.6 39 33.4 44.2 35 A23 23 0 0 1 4.38 36Z"
        fill="#44305f"
      />
      <path
        d="M19.6 37.6 C22 35.6 22.3 31.6 21.2 29 C19.4 27 17 25.6 14.4 24.9 C11.6 25.3 9.6 22.9 10.6 20.5 C8.9 18.1 10.8 15 13.7 15.3 C14.5 12.1 18.3 11.1 20.5 13.1 C22.4 10.4 26.8 10.4 28.5 13.2 C31 11.6 34.4 13.2 34.6 15.9 C37.6 15.9 39.2 19 37.4 21.2 C38.2 23.8 35.8 26 33.2 25.2 C31 25.6 28.6 27 27.2 29 C26.2 31.8 26.6 35.6 28.8 37.6Z M22.2 25.2 C23 26.2 23.6 27 24.2 28 C24.8 26.8 25.6 26 26.6 25.2Z"
        fill="#1b132c"
        fillRule="evenodd"
      />
    </svg>
  )
}
