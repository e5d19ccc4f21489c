/** What the cards of products say. */
export const productMessages = {
  from: 'From',
  starts: (day: string) => `Starts ${day}`,
}
