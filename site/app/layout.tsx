import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import '../styles/index.css'
import { config } from '../base/config.ts'
import { openSans, openSansAccents } from '../styles/fonts/open-sans.ts'

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
    <html lang="en-US" className={`${openSans.variable} ${openSansAccents.variable}`}>
      <head>
        {/* Must precede the framework's scripts; stored pages have none. */}
        <script src="/trusted-types.js" />
      </head>
      <body>{children}</body>
    </html>
  )
}
