/**
 * Keys of all UI messages. A locale that misses one does not compile.
 * A name in braces, such as `{query}`, is a placeholder that the caller fills in.
 */

/** Top navigation. */
type NavKey = 'nav.guide' | 'nav.config' | 'nav.plugin' | 'nav.api' | 'nav.community';

/** Group titles of the sidebars. */
type SidebarKey =
  | 'sidebar.guide.start'
  | 'sidebar.guide.framework'
  | 'sidebar.guide.basic'
  | 'sidebar.guide.advanced'
  | 'sidebar.guide.optimization'
  | 'sidebar.guide.migration'
  | 'sidebar.guide.debug'
  | 'sidebar.guide.faq'
  | 'sidebar.config.dev'
  | 'sidebar.config.source'
  | 'sidebar.config.output'
  | 'sidebar.config.html'
  | 'sidebar.config.server'
  | 'sidebar.config.security'
  | 'sidebar.config.tools'
  | 'sidebar.config.performance'
  | 'sidebar.config.moduleFederation'
  | 'sidebar.plugins.list'
  | 'sidebar.plugins.dev'
  | 'sidebar.api.start'
  | 'sidebar.api.js'
  | 'sidebar.community.releases';

/** Around the content of a page. */
type PageKey =
  | 'overview'
  | 'overview.others'
  | 'overview.filter'
  | 'overview.filterEmpty'
  | 'overview.filterList'
  | 'overview.filterListEmpty'
  | 'outline.title'
  | 'footer.prev'
  | 'footer.next'
  | 'footer.lastUpdated'
  | 'footer.edit'
  | 'footer.offline'
  | 'source'
  | 'option.type'
  | 'option.default'
  | 'option.since'
  | 'releases.published';

/**
 * The search dialog. `{count}` is a number, `{query}` the user's input, `{typed}` a misspelled word of it and
 * `{found}` the word that was searched instead.
 */
type SearchKey =
  | 'search.open'
  | 'search.clear'
  | 'search.cancel'
  | 'search.noResults'
  | 'search.tryAgain'
  | 'search.noResultsFound'
  | 'search.loading'
  | 'search.failed'
  | 'search.results'
  | 'search.count'
  | 'search.countOne'
  | 'search.tabs'
  | 'search.recent'
  | 'search.recentClear'
  | 'search.alsoCalled'
  | 'search.correction'
  | 'search.inCode'
  | 'search.related'
  | 'search.needsNetwork'
  | 'search.hint.move'
  | 'search.hint.open'
  | 'search.hint.close';

/**
 * The download of a language, and pages that are not there without a network. `{size}` has a unit, `{percent}` has
 * none.
 */
type OfflineKey =
  | 'offline.offer'
  | 'offline.asking'
  | 'offline.start'
  | 'offline.dismiss'
  | 'offline.progress'
  | 'offline.elsewhere'
  | 'offline.stop'
  | 'offline.incomplete'
  | 'offline.interrupted'
  | 'offline.full'
  | 'offline.changed'
  | 'offline.continue'
  | 'offline.complete'
  | 'offline.update'
  | 'offline.remove'
  | 'offline.refused'
  | 'offline.outdated'
  | 'offline.reload'
  | 'offline.unreachable'
  | 'offline.retry'
  | 'offline.withdrawn'
  | 'offline.code'
  | 'offline.title'
  | 'offline.text'
  | 'offline.pages';

/** The 404 page, the loading state and the fallback of a page that failed. */
type NotFoundKey =
  | 'notFound.code'
  | 'notFound.title'
  | 'notFound.text'
  | 'notFound.suggestions'
  | 'notFound.home'
  | 'loading'
  | 'error.title'
  | 'error.text'
  | 'error.reload';

/** Code blocks and content components. `{alt}` is the alternative text of an image. */
type CodeKey =
  | 'code.copy'
  | 'code.copied'
  | 'code.copyFailed'
  | 'code.wrap'
  | 'code.unwrap'
  | 'code.label'
  | 'code.terminal'
  | 'code.labelTitle'
  | 'table.label'
  | 'diagram.label'
  | 'image.zoom'
  | 'image.close'
  | 'packageManager.label'
  | 'container.tip'
  | 'container.info'
  | 'container.note'
  | 'container.warning'
  | 'container.caution'
  | 'container.danger'
  | 'container.details';

/** Theme, language and version menus. */
type ThemeKey =
  | 'theme.label'
  | 'theme.light'
  | 'theme.dark'
  | 'theme.auto'
  | 'lang.label'
  | 'lang.missing'
  | 'version.label';

/** The notice after a redirect by browser language, in the language redirected to. */
type RedirectKey = 'redirect.notice' | 'redirect.back' | 'redirect.dismiss';

/** Names of landmarks and buttons, mostly for assistive technology. */
type ShellKey =
  | 'search.placeholder'
  | 'search.allPages'
  | 'mobile.menu'
  | 'mobile.siteMenu'
  | 'mobile.closeMenu'
  | 'nav.label'
  | 'nav.home'
  | 'sidebar.label'
  | 'pagination.label'
  | 'breadcrumb.label'
  | 'social.more'
  | 'tools.menu'
  | 'a11y.skip'
  | 'a11y.anchor'
  | 'a11y.anchorCopied'
  | 'a11y.newTab'
  | 'close';

/** Messages that every page loads, in its own locale. */
export type ChromeKey = NavKey | PageKey | NotFoundKey | CodeKey | ThemeKey | RedirectKey | ShellKey;

export type UiStringKey = ChromeKey | SidebarKey | SearchKey | OfflineKey;

/** All messages of a locale, for the build. */
export type UiStrings = Readonly<Record<UiStringKey, string>>;
export type ChromeStrings = Readonly<Record<ChromeKey, string>>;
/** Titles of sidebar groups; the build inlines them into the sidebar artifacts. */
export type SidebarStrings = Readonly<Record<SidebarKey, string>>;
/** Messages of the search dialog, loaded together with it. */
export type SearchStrings = Readonly<Record<SearchKey, string>>;
/** Loaded when the reader asks for an offline copy, or has one. */
export type OfflineStrings = Readonly<Record<OfflineKey, string>>;
