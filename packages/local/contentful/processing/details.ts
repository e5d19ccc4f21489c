import sharp from 'sharp'
import { isTransformable } from '../images/transform.ts'

/** Bytes; pixels after the EXIF rotation. */
export async function detailsOf(body: Buffer, contentType: string) {
  const image =
    isTransformable(contentType) || contentType === 'image/svg+xml' ? await sizeOf(body) : undefined
  return { size: body.length, ...(image ? { image } : {}) }
}

async function sizeOf(body: Buffer) {
  try {
    const { autoOrient } = await sharp(body).metadata()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch {
    return undefined
  }
}
