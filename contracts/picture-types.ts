// Apart from the other limits of pictures, for the browser.

/** For a file input: phones offer the camera as well. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic'

/** Characters of an alternative text. */
export const pictureAltLength = 300
