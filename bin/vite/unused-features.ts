import type { LeftOut } from './left-out.ts'

const reactDom: LeftOut = {
  file: 'react-dom/cjs/react-dom-client.production.js',
  unused: [
    // <ViewTransition>
    'startViewTransition',
    'commitAfterMutationEffectsOnFiber',
    'commitEnterViewTransitions',
    'applyViewTransitionToHostInstances',
    'createViewTransitionInstance',
    'getViewTransitionName',
    'getViewTransitionClassName',
    'scheduleViewTransitionEvent',
    // <Fragment ref>
    'FragmentInstance',
    'addFragmentHandleToFiber',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    // <SuspenseList>, <Activity>
    'updateSuspenseListComponent',
    'updateActivityComponent',
    // Custom elements
    'setPropOnCustomElement',
    // useActionState
    'mountActionState',
    'updateActionState',
    'rerenderActionState',
    // <form action={function}>, requestFormReset()
    'startHostTransition',
    'requestFormReset$1',
    // root.unstable_scheduleHydration()
    'attemptExplicitHydrationTarget',
    // preload(), preinit() and stylesheets with a precedence
    'prefetchDNS',
    'preconnect',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
    'acquireResource',
    'suspendResource',
    'insertStylesheetIntoRoot',
    'preloadResource',
  ],
  idle: {
    trackEnterViewTransitions: 'undefined',
    commitExitViewTransitions: 'undefined',
    commitNestedViewTransitions: 'undefined',
    restoreEnterOrExitViewTransitions: 'undefined',
    restoreNestedViewTransitions: 'undefined',
    commitNewChildToFragmentInstances: 'undefined',
    commitFragmentInstanceDeletionEffects: 'undefined',
    commitFragmentInstanceInsertionEffects: 'undefined',
    getResource: 'null',
    // Names of minified components would be all it says.
    getStackByFiberInDevAndProd: '""',
    // <form action={function}>
    extractEvents$1: 'undefined',
  },
  withMethods: ['FragmentInstance'],
}

const router = 'react-router/dist/production/lib'

const routerParts: readonly LeftOut[] = [
  {
    file: `${router}/router/router.js`,
    unused: [
      // useFetcher()
      'fetch',
      'handleFetcherAction',
      'handleFetcherLoader',
      'getUpdatedRevalidatingFetchers',
      'getFetcher',
      'resetFetcher',
      'queueFetcherForDeletion',
      // <Form method="post">: forms are sent by the API, or natively without scripts
      'handleAction',
      // useBlocker()
      'getBlocker',
      'updateBlocker',
      // Routes found by the site's own code, hot reload
      'cancelDiscoveryNavigation',
      '_internalSetRoutes',
    ],
    idle: { shouldBlockNavigation: 'undefined' },
  },
  {
    file: `${router}/hooks.js`,
    unused: ['RSCErrorHandler'],
  },
  // Development says the same.
  { file: `${router}/router/history.js`, unused: [], idle: { warning: 'undefined' } },
  { file: `${router}/dom/lib.js`, unused: ['NavLinkWithRef'] },
  { file: `${router}/dom/ssr/components.js`, unused: ['RSCPrefetchPageLinksImpl'] },
  {
    file: `${router}/dom/ssr/single-fetch.js`,
    unused: ['nonSsrStrategy', 'singleFetchActionStrategy', 'singleFetchLoaderFetcherStrategy'],
  },
  {
    file: `${router}/dom/ssr/routes.js`,
    unused: ['createClientRoutesWithHMRRevalidationOptOut'],
  },
]

/** Features of libraries that no screen uses, the owner's included. */
export const unusedFeatures: readonly LeftOut[] = [reactDom, ...routerParts]
