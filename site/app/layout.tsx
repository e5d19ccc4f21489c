import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import '../styles/index.css'
import { config } from '../base/config.ts'
import { placeId } from '../features/consent/place.ts'
import { openSans, openSansAccents } from '../styles/fonts/open-sans.ts'
import { sourceSerif } from '../styles/fonts/source-serif.ts'

const fonts = [openSans, openSansAccents, sourceSerif].map(({ variable }) => variable).join(' ')

const { organisation, siteUrl } = config

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  title: { default: organisation.name, template: `%s – ${organisation.shortName}` },
  // Keeps browsers from linking numbers and dates of editors.
  formatDetection: { telephone: false, date: false, address: false, email: false },
}

export const viewport: Viewport = { themeColor: '#0b2545' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" className={fonts}>
      <head>
        {/* Must precede the framework's scripts; stored pages have none. */}
        <script src="/trusted-types.js" />
      </head>
      <body>
        <div id={placeId} />
        {children}
      </body>
    </html>
  )
}
