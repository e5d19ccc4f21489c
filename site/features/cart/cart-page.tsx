type Props = { supportEmail: string }

/** The page of the cart as the server knows it: without the lines, which only the browser has. */
export const CartPage = ({ supportEmail }: Props) => (
  <div className="container band">
    <h1>Cart</h1>
    <p>
      The cart needs JavaScript. To order without it, write to{' '}
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
    </p>
  </div>
)
