import sharp from 'sharp'
import { isTransformable } from '../images/transform.ts'

/** `file.details`: the size in bytes and, for pictures, the dimensions as they are seen (after the camera's turn). */
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
