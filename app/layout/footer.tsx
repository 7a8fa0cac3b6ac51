import { Link } from 'react-router'
import { navigation } from '#content/navigation.ts'
import type { Link as ContentLink } from '#contracts/site/shapes.ts'
import { classes } from '../components/classes.ts'
import { LogoMark } from '../components/logo.tsx'
import { Ridges } from '../components/ridges.tsx'
import { useDrawingsShown, useFacts, useIsOn } from '../documents.ts'

/** The foot of every page: where we are, how to reach us, and every way further. */
export function Footer() {
  const { copyrightYear, property } = useFacts()
  const hasDrawings = useDrawingsShown()
  const lists = useLinkLists()
  return (
    <footer className="mt-14 md:mt-20">
      <Ridges />
      <div className="on-dusk bg-dusk pt-10 pb-12 text-on-dusk">
        <div
          className={classes(
            'wrap grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-10 max-sm:gap-x-4 max-sm:gap-y-8',
            lists.length === 3
              ? 'sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]'
              : 'lg:grid-cols-[2fr_1fr_1fr]',
          )}
        >
          <About />
          {lists.map((list) => (
            <LinkList key={list.heading} {...list} />
          ))}
        </div>
        <div className="wrap mt-8 md:mt-10">
          <div className="flex flex-wrap justify-between gap-x-8 gap-y-3 border-t border-dusk-2 pt-6 text-sm text-on-dusk-soft">
            <p>
              © {copyrightYear} {property}
              {hasDrawings && <span className="mt-1 block">{navigation.drawings}</span>}
            </p>
            <ul className="flex flex-wrap gap-x-6 gap-y-2">
              {navigation.policies.map((link) => (
                <FooterLink key={link.to} {...link} />
              ))}
            </ul>
          </div>
        </div>
      </div>
    </footer>
  )
}

/** Only links that lead somewhere, and only lists that have any. */
function useLinkLists() {
  const isOn = useIsOn()
  const { guides } = useFacts()
  const { quickLinks, explore, planning } = navigation
  return [quickLinks, { ...explore, links: guides }, planning]
    .map(({ heading, links }) => ({ heading, links: links.filter(({ to }) => isOn(to)) }))
    .filter(({ links }) => links.length > 0)
}

function About() {
  const { property, description, address, phone, phoneHref, email } = useFacts()
  return (
    <div className="max-w-md max-lg:col-span-full">
      <div className="flex items-center gap-3">
        <LogoMark className="size-12 rounded-full ring-2 ring-dusk-3" />
        <p className="sign text-xl">{property}</p>
      </div>
      <p className="mt-4 text-on-dusk-soft">{description}</p>
      <address className="mt-4 grid gap-1 not-italic">
        <span className="text-balance">
          {address.street}, {address.city}, {address.region} {address.postalCode}
        </span>
        <a className="thumb w-fit underline underline-offset-4" href={phoneHref}>
          {phone}
        </a>
        <a className="thumb w-fit underline underline-offset-4" href={`mailto:${email}`}>
          {email}
        </a>
      </address>
    </div>
  )
}

function LinkList({ heading, links }: { heading: string; links: readonly ContentLink[] }) {
  return (
    <nav aria-label={heading}>
      <h2 className="eyebrow text-lamp">{heading}</h2>
      <ul className="mt-3 grid gap-2.5">
        {links.map((link) => (
          <FooterLink key={link.to} {...link} />
        ))}
      </ul>
    </nav>
  )
}

function FooterLink({ label, to }: ContentLink) {
  return (
    <li>
      <Link
        to={to}
        prefetch="intent"
        className="thumb inline-block underline-offset-4 hover:underline"
      >
        {label}
      </Link>
    </li>
  )
}
