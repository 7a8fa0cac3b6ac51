import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { interfaceWords } from '#content/interface.ts'
import { markUrl } from '#content/pictures/url.ts'
import { adminManifestPath } from '#contracts/addresses.ts'
import { todayIn } from '#contracts/dates.ts'
import { barColors, type PaletteName } from '#contracts/palettes.ts'
import type { Route } from './+types/root'
import { originContext, readApiContext } from './api-context.ts'
import { factsIn, readDocument, readDrawingsShown, renderedDayKey } from './documents.ts'
import figtree from './fonts/figtree.woff2?url'
import nationalPark from './fonts/national-park.woff2?url'
import { Banner } from './layout/banner.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { Notice } from './layout/notice.tsx'
import { ownShell } from './layout/own-shell.ts'
import { useScreenArrival } from './layout/use-screen-arrival.ts'
import { announcementsId } from './components/announce.ts'
import { ToastOutlet } from './components/toast-outlet.tsx'
import { createQueryClient, readOverHttp } from './queries.ts'
import { stayUntilLoaded } from './stay-until-loaded.ts'
import { useFollowedRouter } from './whereabouts.ts'
import { answersIn, holdAnswers, type Answers } from './answers.ts'
import stylesheet from './styles/app.css?url'
import cedar from './styles/palettes/cedar.css?url'
import river from './styles/palettes/river.css?url'

export { RootError as ErrorBoundary } from './layout/root-error.tsx'

const stylesheets: Readonly<Record<Exclude<PaletteName, 'dusk'>, string>> = { cedar, river }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const clientMiddleware = [stayUntilLoaded]

export async function loader({ context }: Route.LoaderArgs) {
  const client = createQueryClient(context.get(readApiContext))
  const [{ timeZone }] = await Promise.all([
    readDocument(client, 'facts'),
    readDocument(client, 'current-notice'),
    readDrawingsShown(client),
  ])
  client.setQueryData(renderedDayKey, todayIn(timeZone))
  return { origin: context.get(originContext), answers: answersIn(client) }
}

/** None of these changes during a visit. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  // Without facts, when the root failed too, the page has the colors it was drawn with.
  const { palette = 'dusk', mark } = factsIn(useRouteLoaderData<typeof loader>('root')) ?? {}
  const { light, dark } = barColors[palette]
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {/* Waits for the whole page: a partly parsed hero moves when the rest arrives. */}
        <link rel="expect" href={`#${announcementsId}`} blocking="render" />
        {palette !== 'dusk' && <link rel="stylesheet" href={stylesheets[palette]} />}
        <Icons mark={mark} />
        <Manifest />
        <FontPreloads />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** The admin area is installed as an app of its own. */
function Manifest() {
  const isAdmin = useMatches().some(({ handle }) => handle === ownShell)
  return <link rel="manifest" href={isAdmin ? adminManifestPath : '/site.webmanifest'} />
}

function Icons({ mark }: { mark: string | null | undefined }) {
  const address = (file: string) => (mark ? markUrl(mark, file) : `/${file}`)
  return (
    <>
      {mark ? (
        <link rel="icon" href={address('icon-192.png')} sizes="192x192" type="image/png" />
      ) : (
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      )}
      <link rel="icon" href={address('favicon.ico')} sizes="32x32" />
      <link rel="apple-touch-icon" href={address('apple-touch-icon.png')} />
    </>
  )
}

/** After the preloads of pictures, which matter more. */
function FontPreloads() {
  return [nationalPark, figtree].map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      href={href}
    />
  ))
}

export default function App() {
  const matches = useMatches()
  const [client] = useState(() => createQueryClient(readOverHttp))
  // Before anything below needs them: client-side navigation brings documents too.
  const queryClient = useMemo(() => holdingAnswersOf(matches, client), [matches, client])
  useScreenArrival()
  useFollowedRouter()
  const hasOwnShell = matches.some(({ handle }) => handle === ownShell)
  return (
    <QueryClientProvider client={queryClient}>
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 rounded-md bg-ember px-4 py-3 font-bold text-on-ember not-focus:sr-only"
      >
        {interfaceWords.skip}
      </a>
      {hasOwnShell ? <Outlet /> : <PublicShell />}
      <ToastOutlet />
      <div id={announcementsId} role="status" aria-atomic="false" className="sr-only" />
    </QueryClientProvider>
  )
}

function PublicShell() {
  return (
    <>
      <Notice />
      <Header />
      <Banner />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
    </>
  )
}

function holdingAnswersOf(matches: ReturnType<typeof useMatches>, client: QueryClient) {
  for (const { loaderData } of matches) {
    holdAnswers(client, (loaderData as { answers?: Answers } | undefined)?.answers)
  }
  return client
}
