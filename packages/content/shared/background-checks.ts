export const oneTone = {
  field: 'lightBackgroundImage',
  when: ({
    darkBackgroundImage,
    lightBackgroundImage,
  }: {
    darkBackgroundImage?: boolean
    lightBackgroundImage?: boolean
  }) => Boolean(darkBackgroundImage && lightBackgroundImage),
  warn: 'A background picture is either dark or light: choose one.',
} as const
