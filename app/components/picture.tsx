import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react'
import { srcSet, webpUrl } from '#content/pictures/url.ts'
import type { Encoded, Picture as PictureData } from '#contracts/pictures.ts'
import { classes } from './classes.ts'
import { useWhenBack } from './use-when-back.ts'
import { sizesFor, tallScreens, type Sizes } from './picture-sizes.ts'
import { phones } from './use-is-phone.ts'

interface PictureProps {
  picture: PictureData
  sizes: Sizes
  /** The first picture a guest sees: loaded with high priority. */
  isFirst?: boolean
  className?: string
  /** On phones, load only the placeholder: the slide is far from visible. */
  isLaterOnPhones?: boolean
  /** Replaces the alternative text; empty if the adjacent text says the same. */
  alt?: string
  onFail?: () => void
}

/** A picture in AVIF, or else WebP, over its blurred placeholder; hidden while it cannot be loaded. */
export function Picture(props: PictureProps) {
  const { picture, sizes, isFirst, className, alt, onFail } = props
  const { ref, hasFailed, fail } = useLoadFailure(onFail)
  if (hasFailed) return null
  return (
    <picture className="contents">
      {props.isLaterOnPhones && <source media={phones} srcSet={picture.placeholder} />}
      {picture.tall && <TallSources tall={picture.tall} sizes={sizes} />}
      <source type="image/avif" srcSet={srcSet(picture)} sizes={sizesFor(sizes, picture)} />
      <img
        ref={ref}
        src={webpUrl(picture)}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? 'sync' : 'async'}
        style={placeholderStyle(picture)}
        className={classes(placeholderClasses, className)}
        onError={fail}
      />
    </picture>
  )
}

function TallSources({ tall, sizes }: { tall: Encoded; sizes: Sizes }) {
  return (
    <>
      <source
        type="image/avif"
        media={tallScreens}
        srcSet={srcSet(tall)}
        sizes={sizesFor(sizes, tall)}
      />
      <source type="image/webp" media={tallScreens} srcSet={webpUrl(tall)} />
    </>
  )
}

/** With `placeholderStyle`: the blur of the version that is shown. */
export const placeholderClasses = 'placeholder-blur'

export function placeholderStyle({ placeholder, tall, focus }: PictureData): CSSProperties {
  const blurs = {
    objectPosition: focus,
    '--blur': `url(${placeholder})`,
    '--tall-blur': tall && `url(${tall.placeholder})`,
  }
  return blurs
}

/** A picture can fail before hydration, without an event: it is then complete but empty. */
export function useLoadFailure(onFail?: () => void) {
  const ref = useRef<HTMLImageElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const fail = () => {
    setHasFailed(true)
    onFail?.()
  }
  useWhenBack(hasFailed, () => setHasFailed(false))
  const failEarly = useEffectEvent(fail)
  useEffect(() => {
    const image = ref.current
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) failEarly()
  }, [hasFailed])
  return { ref, hasFailed, fail }
}
