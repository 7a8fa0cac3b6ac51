import { index, route, type RouteConfig } from '@react-router/dev/routes'

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
  ...(isDevelopment ? [route('styleguide', 'screens/styleguide/styleguide.tsx')] : []),
  route('*', 'screens/not-found/not-found.tsx'),
] satisfies RouteConfig
