/** Places in the member application that widgets lead to. */
export const memberPlace = (memberAppUrl: string) =>
  ({ logIn: `${memberAppUrl}/`, signUp: `${memberAppUrl}/signup` }) as const
