import type { Thing } from '@association/content/define/structured-data.ts'
import { known } from '@association/content/shared/things.ts'
import type { SiteConfig } from '@association/services/config'
import type { ShellContent } from '../settings/shell-content.ts'
import type { Crumb } from './trail.ts'

type Contact = Pick<ShellContent, 'postalAddress' | 'telephone' | 'social'>
type AssociationConfig = Pick<SiteConfig, 'siteUrl' | 'organisation' | 'supportEmail'>

export const siteThings = (
  { siteUrl, organisation, supportEmail }: AssociationConfig,
  { postalAddress = [], telephone, social = [] }: Partial<Contact> = {},
): Thing[] => [
  known({
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: organisation.name,
    alternateName: organisation.shortName,
    url: `${siteUrl}/`,
    email: supportEmail,
    logo: `${siteUrl}/icon.svg`,
    address: postalAddress.join(', ') || undefined,
    telephone,
    contactPoint: known({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone,
      email: supportEmail,
    }),
    sameAs: social.flatMap(({ link: { href } }) => (href?.startsWith('https:') ? href : [])),
  }),
  {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: organisation.name,
    url: `${siteUrl}/`,
    publisher: { '@id': `${siteUrl}/#organization` },
  },
]

export const breadcrumbList = (trail: readonly Crumb[], urlOf: (path: string) => string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: urlOf(path),
  })),
})
