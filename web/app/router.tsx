import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { idParam } from '../lib/id-param'
import { readSearch, type ToolSearch, toolSearch, type VersionSearch, versionSearch, writeSearch } from '../lib/search'
import { CrashPage, FrameCrashPage } from '../pages/crash-page'
import { NotFoundPage } from '../pages/not-found-page'
import { Frame } from './frame'
import { readAhead, readToolsetAhead } from './read-ahead'

const root = createRootRoute({ component: Frame, notFoundComponent: NotFoundPage, errorComponent: FrameCrashPage })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('../pages/home-page'), 'HomePage'),
})

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  component: lazyRouteComponent(() => import('../pages/settings-page'), 'SettingsPage'),
})

const licences = createRoute({
  getParentRoute: () => root,
  path: '/settings/licences',
  component: lazyRouteComponent(() => import('../pages/licences-page'), 'LicencesPage'),
})

const addServer = createRoute({
  getParentRoute: () => root,
  path: '/servers/new',
  component: lazyRouteComponent(() => import('../pages/add-server-page'), 'AddServerPage'),
})

const server = createRoute({
  getParentRoute: () => root,
  path: '/servers/$id',
  validateSearch: (search): ToolSearch => toolSearch(search),
  loader: ({ params, preload }) => {
    if (!preload) void readAhead(params.id)
  },
  component: lazyRouteComponent(() => import('../pages/server-page'), 'ServerPage'),
})

const serverHome = createRoute({
  getParentRoute: () => server,
  path: '/',
  component: lazyRouteComponent(() => import('../pages/server-home'), 'ServerHome'),
})

const editServer = createRoute({
  getParentRoute: () => server,
  path: '/edit',
  component: lazyRouteComponent(() => import('../pages/edit-server'), 'EditServer'),
})

const tool = createRoute({
  getParentRoute: () => server,
  path: '/tools/$tool/$panel',
  params: {
    parse: ({ tool, panel }) => ({ tool: idParam.read(tool), panel }),
    stringify: ({ tool, panel }) => ({ tool: idParam.write(tool), panel }),
  },
  component: lazyRouteComponent(() => import('../pages/tool-pane'), 'ToolPane'),
})

const allTools = createRoute({
  getParentRoute: () => server,
  path: '/all/$panel',
  component: lazyRouteComponent(() => import('../pages/all-tools'), 'AllTools'),
})

const newToolset = createRoute({
  getParentRoute: () => root,
  path: '/toolsets/new',
  component: lazyRouteComponent(() => import('../pages/new-toolset-page'), 'NewToolsetPage'),
})

const toolset = createRoute({
  getParentRoute: () => root,
  path: '/toolsets/$id',
  validateSearch: (search): ToolSearch => toolSearch(search),
  loader: ({ params, preload }) => {
    if (!preload) void readToolsetAhead(params.id)
  },
  component: lazyRouteComponent(() => import('../pages/toolset-page'), 'ToolsetPage'),
})

const toolsetHome = createRoute({
  getParentRoute: () => toolset,
  path: '/',
  component: lazyRouteComponent(() => import('../pages/toolset-home'), 'ToolsetHome'),
})

const toolsetSettings = createRoute({
  getParentRoute: () => toolset,
  path: '/settings',
  component: lazyRouteComponent(() => import('../pages/toolset-settings'), 'ToolsetSettingsPage'),
})

const toolsetVersions = createRoute({
  getParentRoute: () => toolset,
  path: '/versions',
  validateSearch: (search): VersionSearch => versionSearch(search),
  component: lazyRouteComponent(() => import('../pages/toolset-versions'), 'ToolsetVersionsPage'),
})

const allNodes = createRoute({
  getParentRoute: () => toolset,
  path: '/all/$panel',
  component: lazyRouteComponent(() => import('../pages/all-nodes'), 'AllNodes'),
})

const node = createRoute({
  getParentRoute: () => toolset,
  path: '/tools/$node/$panel',
  params: {
    parse: ({ node, panel }) => ({ node: idParam.read(node), panel }),
    stringify: ({ node, panel }) => ({ node: idParam.write(node), panel }),
  },
  component: lazyRouteComponent(() => import('../pages/node-pane'), 'NodePane'),
})

const servers = [addServer, server.addChildren([serverHome, editServer, allTools, tool])] as const
const toolsets = [newToolset, toolset.addChildren([toolsetHome, toolsetSettings, toolsetVersions, allNodes, node])] as const

export const router = createRouter({
  routeTree: root.addChildren([home, settings, licences, ...servers, ...toolsets]),
  defaultErrorComponent: CrashPage,
  defaultPreload: 'intent',
  parseSearch: readSearch,
  stringifySearch: writeSearch,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
