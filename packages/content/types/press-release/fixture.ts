import type { Draft } from '../../define/values.ts'

export const pressRelease: Draft<'pressRelease'> = {
  title: 'Association Opens Mentoring to Every First-Time Medical Director',
  releaseDate: '2026-04-21',
  shortDescription:
    'From June, every member in a first leadership post may ask for a mentor and meets one within thirty days. The program is paid for by members who were mentored themselves.',
  slug: 'mentoring-for-first-time-medical-directors',
}
