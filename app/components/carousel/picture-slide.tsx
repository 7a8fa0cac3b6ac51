import type { Picture as PictureData } from '#contracts/pictures.ts'
import { Picture } from '../picture.tsx'

interface PictureSlideProps {
  picture: PictureData
  sizes: string
  isNear: boolean
  isFirst?: boolean
  className?: string
  onFail?: () => void
}

/** Loads its picture just before it becomes visible; without scripts, when scrolled to. */
export function PictureSlide({ isNear, ...props }: PictureSlideProps) {
  const { picture } = props
  if (isNear) return <Picture {...props} />
  return (
    <>
      <div
        className={props.className}
        style={{ backgroundImage: `url(${picture.placeholder})`, backgroundSize: 'cover' }}
      />
      <noscript>
        <Picture {...props} />
      </noscript>
    </>
  )
}
