import { assetLink } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'
import { paragraph, richText } from '../../shared/rich-text.ts'

export const bioVariants: Variants<'bio'> = {
  'per lindqvist': {
    name: 'Per Lindqvist',
    credentials: 'MD, MBA',
    jobTitle: 'President',
    organization: 'Northshore Community Hospitals',
    photo: assetLink('portrait-lindqvist'),
    url: undefined,
    biography: richText(
      paragraph('Per Lindqvist teaches finance to people who were told they would never need it.'),
    ),
  },
  'samira haddad': {
    name: 'Samira Haddad',
    credentials: 'MD, MPH, FACP',
    jobTitle: 'Vice President, Quality and Safety',
    organization: 'Lakeland Physicians',
    photo: assetLink('portrait-haddad'),
    url: undefined,
    biography: richText(
      paragraph(
        'Samira Haddad built the first unit that reports its own near misses to patients. She teaches quality to people who already have enough to do.',
      ),
    ),
  },
  'without a biography': {
    name: 'Tunde Abara',
    credentials: 'DO',
    jobTitle: 'Medical Director, Hospital Medicine',
    organization: 'Two Rivers Medical Center',
    photo: assetLink('portrait-abara'),
    biography: undefined,
    url: undefined,
  },
  'name only': {
    name: 'June Wedderly',
    credentials: undefined,
    jobTitle: undefined,
    organization: undefined,
    photo: undefined,
    biography: undefined,
    url: undefined,
  },
  'long name and post': {
    name: 'Professor June Wilhelmina Wedderly-Featherstonehaugh de la Cruz',
    credentials: 'MD, PhD, MBA, MHA, FACP, FACPE, CPE',
    jobTitle: 'Senior Associate Dean for Faculty Development, Wellbeing and Interprofessional Education',
    organization: 'The Consolidated University Hospitals and Outpatient Clinics of the Lower Valley',
    photo: assetLink('portrait-wedderly'),
    biography: richText(paragraph('June, as everyone calls her, keeps her lectures shorter than her name.')),
  },
}
