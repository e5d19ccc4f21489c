import type { ReactNode } from 'react'

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        {/* First of all: it decides who may make scripts, before any other script runs. */}
        <script src="/boot.js" />
      </head>
      <body>{children}</body>
    </html>
  )
}
