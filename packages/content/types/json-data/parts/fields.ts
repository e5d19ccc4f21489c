import { choice, markdown, type Raw, text, url } from '../../../define/field.ts'
import { items, picture } from '../../../define/json-form.ts'
import { isPictureAddress } from '../../../shared/json/picture-address.ts'

export const sectionFields = {
  metaTitle: text({ max: 120, help: 'A small line above the title.' }),
  title: text({ max: 160 }),
  description: markdown({ max: 2000 }),
}

export const cardTypes = ['large', 'small'] as const

export const tagTypes = ['topic', 'format', 'new'] as const
export const badgeTypes = ['image', 'text'] as const

export const cardFields = {
  id: text({ max: 80, help: 'A permanent name for the card. Keep it when the title changes.' }),
  type: choice({ options: cardTypes, default: 'small' }),
  image: picture(),
  alt: text({ max: 300, help: 'What the picture shows, for visitors who cannot see it.' }),
  tags: items({
    name: 'Tag',
    max: 6,
    of: { text: text({ required: true, max: 40 }), type: choice({ options: tagTypes, default: 'topic' }) },
  }),
  title: text({ required: true, max: 160 }),
  description: markdown({ max: 1200 }),
  link: url(),
  buttonText: text({ max: 60 }),
  credits: {
    ...text({ max: 80, help: 'A number, or a text such as “Up to 12 CME credits”.' }),
    orNumber: true as const,
  },
  badge: {
    ...picture(({ badgeType }) => badgeType !== 'text'),
    help: 'A picture as above, or a text if “badgeType” is “text”.',
  },
  badgeType: choice({ options: badgeTypes, default: 'image' }),
}

const isWritten = (value: unknown) => typeof value === 'string' && value.trim() !== ''

export const cardChecks = [
  {
    field: 'link',
    when: ({ buttonText, link }: Raw) => isWritten(buttonText) && !isWritten(link),
    error: 'The button has no address. Give the card a “link”.',
  },
  {
    field: 'alt',
    when: ({ image, alt }: Raw) => typeof image === 'string' && isPictureAddress(image) && !isWritten(alt),
    warn: 'Describe the picture in “alt”.',
  },
  {
    field: 'badge',
    when: ({ badgeType, badge }: Raw) => isWritten(badgeType) && !isWritten(badge),
    warn: 'The card has a “badgeType” but no “badge”. Add the badge.',
  },
]
