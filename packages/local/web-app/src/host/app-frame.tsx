import { useEffect, useRef, useState } from 'react'
import { onSlide } from '../navigation/slides.ts'
import { type Channel, type Handlers, openChannel } from './channel.ts'

type Props = {
  title: string
  src: string
  connect: () => { id: string }
  handlers: () => Handlers
  onOpen?: (channel: Channel) => (() => void) | undefined
  className?: string
}

export function AppFrame({ title, src, connect, handlers, onOpen, className = '' }: Props) {
  const ref = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  const latest = useRef({ connect, handlers, onOpen })
  latest.current = { connect, handlers, onOpen }

  useEffect(() => {
    const channel = openChannel({
      frame: () => ref.current?.contentWindow,
      origin: new URL(src, location.href).origin,
      connect: () => latest.current.connect(),
      handlers: () => ({ ...latest.current.handlers(), setHeight: (pixels) => setHeight(Number(pixels)) }),
    })
    const stop = latest.current.onOpen?.(channel)
    const stopSlides = onSlide((slide) => channel.send('navigateSlideIn', [slide]))
    return () => {
      stop?.()
      stopSlides()
      channel.close()
    }
  }, [src])

  return (
    <iframe
      ref={ref}
      title={title}
      src={src}
      className={`app-frame ${className}`}
      style={height === undefined ? undefined : { blockSize: height }}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
      allow="clipboard-write"
    />
  )
}
