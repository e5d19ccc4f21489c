/** Strokes on a field of 24 × 24; `play` is filled. */
const paths = {
  close: 'M5 5l14 14M19 5 5 19',
  external: 'M10 5H4v15h15v-6M14 4h6v6M20 4l-9 9',
  hamburger: 'M3 6h18M3 12h18M3 18h18',
  play: 'M8 5v14l11-7z',
} as const

type Props = {
  name: keyof typeof paths
  /** What the icon says to those who do not see it; without it the icon is decoration. */
  label?: string
  className?: string
}

/** As large as the text around it, in its colour. */
export function Icon({ name, label, className }: Props) {
  const isFilled = name === 'play'
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path
        d={paths[name]}
        fill={isFilled ? 'currentColor' : 'none'}
        stroke={isFilled ? 'none' : 'currentColor'}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  )
}
