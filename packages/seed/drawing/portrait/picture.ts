import { type Picture, picture } from '../../define.ts'
import { portrait } from '../portrait.ts'
import { describeLook } from './describe.ts'
import type { PortraitLook } from './look.ts'

/** The alternative text describes the drawing. */
export const portraitPicture = ({
  id,
  name,
  look,
}: {
  id: string
  name: string
  look: PortraitLook
}): Picture =>
  picture({
    id,
    title: name,
    description: `Portrait of ${name}, ${describeLook(look)}.`,
    width: 800,
    height: 800,
    draw: (size) => portrait(size, look),
  })
