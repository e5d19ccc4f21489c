import { useShared } from '../app-context.tsx'
import { Anchor } from '../navigation/anchor.tsx'

export function StartScreen() {
  const { config } = useShared().clients
  return (
    <section className="page">
      <h1>Spaces</h1>
      <ul className="cards">
        {config.spaces.map(({ id, name }) => (
          <li key={id}>
            <Anchor to={{ screen: 'entries', scope: { spaceId: id, environmentId: config.environment } }}>
              <strong>{name}</strong>
              <span className="quiet">
                {id} · {config.environment}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      <p className="quiet">
        This is a local twin of the web app of Contentful. It uses only the local services.
      </p>
    </section>
  )
}
