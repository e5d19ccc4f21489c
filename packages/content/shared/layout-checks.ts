/** Advice that several layout blocks share. */

export const oneContainer = {
  field: 'isWideContainer',
  when: ({ isContainer, isWideContainer }: { isContainer?: boolean; isWideContainer?: boolean }) =>
    Boolean(isContainer && isWideContainer),
  warn: 'Choose a container or a wide container, not both.',
} as const

export const oneTone = {
  field: 'lightBackgroundImage',
  when: ({
    darkBackgroundImage,
    lightBackgroundImage,
  }: {
    darkBackgroundImage?: boolean
    lightBackgroundImage?: boolean
  }) => Boolean(darkBackgroundImage && lightBackgroundImage),
  warn: 'A background picture is either dark or light, not both.',
} as const
