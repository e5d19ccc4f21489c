/** What this change refers to, as it was before: to refer to more, add it here. */
export type Before = {
  basicArticle: {
    title: 'Symbol'
    summary: 'Text'
    publicationDate: 'Date'
    canonicalUrl: 'Symbol'
    tags: 'Array<Symbol>'
    bannerImage: 'Link<Asset>'
    featured: 'Boolean'
    doiPrefix: 'Link<Entry>'
    doiSuffix: 'Symbol'
    publishGate: 'Symbol'
  }
  bio: {
    name: 'Symbol'
    credentials: 'Symbol'
    jobTitle: 'Symbol'
    organization: 'Symbol'
    photo: 'Link<Asset>'
    biography: 'RichText'
    url: 'Symbol'
    hashLink: 'Symbol'
    publishGate: 'Symbol'
  }
  jobPosting: {
    jobTitle: 'Symbol'
    jobId: 'Symbol'
    postedDate: 'Date'
    closingDate: 'Date'
    publishGate: 'Symbol'
  }
  journalEditions: {
    internalName: 'Symbol'
    journal: 'Symbol'
    editionDate: 'Date'
    title: 'Symbol'
    description: 'Text'
    cover: 'Link<Asset>'
    volume: 'Symbol'
    issue: 'Symbol'
    url: 'Symbol'
    publishGate: 'Symbol'
  }
  page: {
    title: 'Symbol'
    path: 'Symbol'
    description: 'Text'
    socialImage: 'Link<Asset>'
    hideFromSearch: 'Boolean'
    sections: 'Array<Link<Entry>>'
    publishGate: 'Symbol'
  }
  pressRelease: {
    title: 'Symbol'
    releaseDate: 'Date'
    shortDescription: 'Text'
    slug: 'Symbol'
    publishGate: 'Symbol'
  }
  product: {
    internalName: 'Symbol'
    title: 'Symbol'
    productType: 'Symbol'
    slug: 'Symbol'
    shortDescription: 'Text'
    image: 'Link<Asset>'
    price: 'Number'
    specialMemberPrice: 'Number'
    programName: 'Symbol'
    programSpecificVariant: 'Boolean'
    variantId: 'Symbol'
    variants: 'Array<Link<Entry>>'
    publishGate: 'Symbol'
  }
  siteSettings: {
    internalName: 'Symbol'
    tagline: 'Symbol'
    description: 'Text'
    socialImage: 'Link<Asset>'
    footerText: 'RichText'
    podcastUrl: 'Symbol'
    podcastFallbackUrl: 'Symbol'
    boardApplicationUrl: 'Symbol'
    boardNominationUrl: 'Symbol'
    publishGate: 'Symbol'
  }
  variant: {
    internalName: 'Symbol'
    product: 'Link<Entry>'
    deliveryFormat: 'Symbol'
    option: 'Symbol'
    courseStartDate: 'Date'
    variantId: 'Symbol'
    price: 'Number'
    specialMemberPrice: 'Number'
    programName: 'Symbol'
    programSpecificVariant: 'Boolean'
    publishGate: 'Symbol'
  }
}
