interface NamedListProps {
  list: readonly { name: string; description: string }[]
}

/** Names with a line about each, set like a program on a door. */
export function NamedList({ list }: NamedListProps) {
  return (
    <ul className="mt-8 grid gap-x-12 sm:grid-cols-2 lg:gap-x-20">
      {list.map(({ name, description }) => (
        <li key={name} className="border-t-2 border-line py-4">
          <h3 className="sign text-xl leading-tight">{name}</h3>
          <p className="mt-1 text-soft">{description}</p>
        </li>
      ))}
    </ul>
  )
}
