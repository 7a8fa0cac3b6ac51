import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

const isDevelopment = process.env.NODE_ENV === 'development'

export default [
  index('screens/home/home.tsx'),
  route('cabins', 'screens/cabins/cabins.tsx'),
  route('cabins/:cabinSlug', 'screens/cabin/cabin.tsx'),
  route('about', 'screens/about/about.tsx'),
  route('privacy-policy', 'screens/policies/privacy-policy.tsx'),
  route('terms-of-service', 'screens/policies/terms-of-service.tsx'),
  route('cancellation-policy', 'screens/policies/cancellation-policy.tsx'),
  route('contact', 'screens/contact/contact.tsx'),
  route('review', 'screens/review/review.tsx', { id: 'review' }),
  route('leave-review', 'screens/review/review.tsx', { id: 'leave-review' }),
  route('reviews', 'screens/reviews/reviews.tsx'),
  route('admin/login', 'screens/admin/login/login.tsx'),
  layout('screens/admin/admin-layout.tsx', [
    route('admin/dashboard', 'screens/admin/dashboard/dashboard.tsx'),
    route('admin/reviews', 'screens/admin/reviews/reviews.tsx', { id: 'admin-reviews' }),
    route('admin/reviews/approved', 'screens/admin/reviews/reviews.tsx', {
      id: 'admin-reviews-approved',
    }),
    route('admin/outbox', 'screens/admin/outbox/outbox.tsx'),
    route('admin/account', 'screens/admin/account/account.tsx'),
  ]),
  ...(isDevelopment ? [route('styleguide', 'screens/styleguide/styleguide.tsx')] : []),
  route('*', 'screens/not-found/not-found.tsx'),
] satisfies RouteConfig
