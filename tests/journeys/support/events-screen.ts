import type { Page } from '@playwright/test'

export function eventsScreen(page: Page) {
  const main = page.getByRole('main')
  const section = (name: string) => main.getByRole('region', { name, exact: true })
  const details = section('Event details')
  const calendar = section('Event Calendar')
  const sheet = page.getByRole('dialog', { name: 'Event details', exact: true })
  return {
    samples: section('Events Through December 2025'),
    search: main.getByRole('searchbox', { name: 'Search events' }),
    results: main.getByRole('list', { name: 'Search results' }),
    noneFound: main.getByText('No events found matching your search.', { exact: true }),
    details,
    detailsHeading: details.getByRole('heading'),
    close: details.getByRole('button', { name: /^Close/ }),
    /** The details over the page, as a card opens them. */
    sheet,
    sheetHeading: sheet.getByRole('heading'),
    browse: section('Browse All Events'),
    calendar,
    tab: (name: 'List View' | 'Calendar View') => calendar.getByRole('tab', { name }),
    /** The day whose events are listed below it. */
    dayHeading: calendar.getByRole('tabpanel', { name: 'Calendar View' }).getByRole('heading'),
    month: calendar.getByRole('grid'),
    banner: main.getByRole('alert'),
    loading: main.getByText('Loading events...', { exact: true }),
    viewDetails: (summary: string) =>
      main.getByRole('link', { name: `View Details of ${summary}`, exact: true }).first(),
  }
}
