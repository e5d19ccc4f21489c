const outlines = {
  up: 'M12 19V5m-6 6 6-6 6 6',
  down: 'M12 5v14m6-6-6 6-6-6',
  left: 'M19 12H5m6-6-6 6 6 6',
  close: 'm6 6 12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  open: 'm9 5 7 7-7 7',
  grip: 'M9 5.5h.01M15 5.5h.01M9 12h.01M15 12h.01M9 18.5h.01M15 18.5h.01',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  outline: 'M4 6h16M8 12h12M8 18h12M4 12h.01M4 18h.01',
  undo: 'M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12h-2',
  redo: 'm16 5 4 4-4 4m4-4h-9a6 6 0 0 0 0 12h2',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  hide: 'm4 4 16 16M10 5.2A9.6 9.6 0 0 1 12 5c6 0 9.5 7 9.5 7a16 16 0 0 1-3 3.8M6.5 6.7A15.5 15.5 0 0 0 2.5 12S6 19 12 19a9.5 9.5 0 0 0 4.5-1.2M10 10a3 3 0 0 0 4 4',
  show: 'M2.5 12S6 5 12 5s9.5 7 9.5 7-3.5 7-9.5 7-9.5-7-9.5-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  away: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  block: 'M4 5h16v14H4zM4 10h16',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  page: 'M5 3h14v18H5zM8 7h8M8 11h8M8 15h5',
  text: 'M5 6h14M12 6v13M9 19h6',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  cards: 'M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z',
  button: 'M4 8h16v8H4zM8 12h8',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 3.5-6 8-6s8 2 8 6',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  product: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  columns: 'M4 5h16v14H4zM12 5v14',
  quote: 'M9 7H5v6h4v-2M9 7v4c0 4-1 5-4 6M19 7h-4v6h4v-2M19 7v4c0 4-1 5-4 6',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3',
  pointer: 'm6 4 4.5 15 2.8-6.2 6.2-2.8z',
  share: 'M12 15V4m-4 4 4-4 4 4M5 13v7h14v-7',
  phone: 'M8 3h8v18H8zM11.5 18h1',
  tablet: 'M5 3h14v18H5zM11.5 18h1',
  desktop: 'M3 5h18v11H3zM9 20h6M12 16v4',
  widths: 'M3 6h9v12H3zM14.5 6h3v12h-3zM20 6h1.5v12H20',
  reload: 'M19 12a7 7 0 1 1-2-5l2 2m0-5v5h-5',
  larger: 'M14 5h5v5M19 5l-6 6M10 19H5v-5M5 19l6-6',
  ownWindow: 'M4 8h12v12H4zM8 8V4h12v12h-4M4 11h12',
} as const

export type IconName = keyof typeof outlines

/** Screen readers skip the icon: the text beside it or the button's name tells its meaning. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'grip' || name === 'more' ? 2.5 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outlines[name]} />
    </svg>
  )
}
