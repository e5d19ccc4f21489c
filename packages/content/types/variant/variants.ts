import { link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

const withoutStart = { courseStartDate: undefined, specialMemberPrice: undefined }

const ofEvent = {
  internalName: 'The quiet chair, in person',
  product: link('product.course of an event'),
  deliveryFormat: 'In-Person',
  courseStartDate: '2099-10-08',
} as const

export const variantVariants: Variants<'variant'> = {
  'hybrid online': {
    internalName: 'Finance for the Clinic Floor, hybrid online',
    deliveryFormat: 'Hybrid Online',
    courseStartDate: '2026-10-05',
    variantId: '41010002',
    price: 1150,
    specialMemberPrice: 890,
  },
  'in person with dates': {
    internalName: 'Finance for the Clinic Floor, in person',
    deliveryFormat: 'In-Person',
    courseStartDate: '2027-02-11',
    courseEndDate: '2027-02-13',
    location: 'Chicago, Illinois',
    variantId: '41010003',
    price: 1395,
    specialMemberPrice: 1095,
  },
  'sold out': {
    internalName: 'Negotiation From Both Sides, in June',
    deliveryFormat: 'Hybrid Online',
    courseStartDate: '2099-06-01',
    courseEndDate: '2099-06-15',
    seatsLeft: 0,
    variantId: '41010011',
  },
  'few seats': {
    internalName: 'Negotiation From Both Sides, in September',
    deliveryFormat: 'In-Person',
    courseStartDate: '2099-09-07',
    location: 'Chicago, Illinois',
    seatsLeft: 3,
    variantId: '41010012',
  },
  'in person': {
    internalName: 'Leading a Rehabilitation Service, in person',
    product: link('product.made for a program'),
    deliveryFormat: 'In-Person',
    courseStartDate: '2026-11-16',
    variantId: '41010077',
    price: 1200,
    specialMemberPrice: 900,
    programName: 'aapmr',
    programSpecificVariant: true,
  },
  'early bird': {
    ...ofEvent,
    priceTier: 'early bird',
    variantId: '52010001',
    price: 495,
    specialMemberPrice: 425,
  },
  advanced: { ...ofEvent, priceTier: 'advanced', variantId: '52010002', price: 545, specialMemberPrice: 475 },
  regular: { ...ofEvent, priceTier: 'regular', variantId: '52010003', price: 595, specialMemberPrice: 525 },
  paperback: {
    internalName: 'The First Hundred Days, paperback',
    product: link('product.book'),
    deliveryFormat: 'Paperback',
    option: 'soft cover',
    variantId: '41020001',
    price: 48,
    ...withoutStart,
  },
  eBook: {
    internalName: 'The First Hundred Days, eBook',
    product: link('product.book'),
    deliveryFormat: 'eBook',
    variantId: '41020002',
    price: 29,
    ...withoutStart,
  },
  monthly: {
    internalName: 'Physician Leadership Journal, monthly',
    product: link('product.subscription'),
    deliveryFormat: 'Subscription',
    option: 'monthly',
    variantId: '41030001',
    price: 12,
    ...withoutStart,
  },
  'two years': {
    internalName: 'Physician Leadership Journal, two years',
    product: link('product.subscription'),
    deliveryFormat: 'Subscription',
    option: '2-Year',
    variantId: '41030002',
    price: 240,
    ...withoutStart,
  },
  'without its product': {
    internalName: 'A variant whose product is not published',
    product: undefined,
    price: undefined,
    ...withoutStart,
  },
}
