/**
 * What a click on an advertisement tells the page: a `CustomEvent` of this name that bubbles up to the document, with
 * the advertisement's internal name in its `detail`. Analytics listens to it.
 */
export const advertisementClicked = 'association:advertisement'

type AdvertisementClicked = CustomEvent<{ internalName: string }>

export const clickEvent = (internalName: string): AdvertisementClicked =>
  new CustomEvent(advertisementClicked, { bubbles: true, detail: { internalName } })
