/** This `CustomEvent` bubbles to the document, with the internal name in `detail`. Analytics listens to it. */
export const advertisementClicked = 'association:advertisement'

type AdvertisementClicked = CustomEvent<{ internalName: string }>

export const clickEvent = (internalName: string): AdvertisementClicked =>
  new CustomEvent(advertisementClicked, { bubbles: true, detail: { internalName } })
