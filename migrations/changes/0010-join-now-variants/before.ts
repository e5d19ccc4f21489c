/** What this change refers to, as it was before: to refer to more, add it here. */
export type Before = {
  variant: {
    internalName: 'Symbol'
    product: 'Link<Entry>'
    deliveryFormat: 'Symbol'
    option: 'Symbol'
    courseStartDate: 'Date'
    courseEndDate: 'Date'
    priceTier: 'Symbol'
    location: 'Symbol'
    variantId: 'Symbol'
    price: 'Number'
    specialMemberPrice: 'Number'
    programName: 'Symbol'
    programSpecificVariant: 'Boolean'
    publishGate: 'Symbol'
  }
}
