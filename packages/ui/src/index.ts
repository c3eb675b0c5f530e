// Main entry point of the package. The search dialog, `ImageZoom` and `OfflineCopy` have separate entry points.

export { Link } from './link/Link.tsx';
export { announce } from './live-region/announce.ts';
export { LiveRegion } from './live-region/LiveRegion.tsx';
export { LinkProvider } from './link/LinkProvider.tsx';
export type { LinkProviderProps } from './link/LinkProvider.tsx';
export type { LinkComponent, LinkProps } from './link/link-context.ts';

export { BrandMark } from './icons/BrandMark.tsx';
export { Icon } from './icons/Icon.tsx';
export type { IconProps } from './icons/Icon.tsx';

export { createScrollSpy } from './hooks/scroll-spy.ts';
export { useStore } from './hooks/use-store.ts';
export type { ReadableStore } from './hooks/use-store.ts';

export type { ThemeSetting } from './theme/theme-setting.ts';

export { Popover } from './overlay/popover/Popover.tsx';
export type { PopoverProps } from './overlay/popover/Popover.tsx';
export type { PopoverOpener } from './overlay/popover/use-popover.ts';
export type { Placement } from './overlay/placement.ts';
export { Tooltip } from './overlay/tooltip/Tooltip.tsx';
export type { TooltipProps } from './overlay/tooltip/Tooltip.tsx';

export { Breadcrumbs } from './shell/breadcrumbs/Breadcrumbs.tsx';
export type { BreadcrumbsProps } from './shell/breadcrumbs/Breadcrumbs.tsx';
export { DocFooter } from './shell/doc-footer/DocFooter.tsx';
export type { DocFooterProps, PageNeighbour } from './shell/doc-footer/DocFooter.tsx';
export { DocLayout } from './shell/doc-layout/DocLayout.tsx';
export type { DocLayoutProps } from './shell/doc-layout/DocLayout.tsx';
export { PageMain } from './shell/doc-layout/PageMain.tsx';
export type { PageMainProps } from './shell/doc-layout/PageMain.tsx';
export { FailureNotice } from './shell/failure-notice/FailureNotice.tsx';
export type { FailureNoticeProps } from './shell/failure-notice/FailureNotice.tsx';
export { LocalBar } from './shell/local-bar/LocalBar.tsx';
export type { LocalBarProps } from './shell/local-bar/LocalBar.tsx';
export type { LanguageItem } from './shell/navbar/LanguageLinks.tsx';
export type { LanguageMenuProps } from './shell/navbar/LanguageMenu.tsx';
export type { NavItem, NavLink, NavMenu, NavSection } from './shell/navbar/nav-item.ts';
export { Navbar } from './shell/navbar/Navbar.tsx';
export type { NavbarProps } from './shell/navbar/Navbar.tsx';
export type { SearchButtonProps } from './shell/navbar/SearchButton.tsx';
export type { ThemeOptionsProps } from './shell/navbar/ThemeOptions.tsx';
export type { VersionItem } from './shell/navbar/VersionLinks.tsx';
export type { VersionMenuProps } from './shell/navbar/VersionMenu.tsx';
export { NotFound } from './shell/not-found/NotFound.tsx';
export type { NotFoundProps } from './shell/not-found/NotFound.tsx';
export { Notice } from './shell/notice/Notice.tsx';
export type { NoticeProps } from './shell/notice/Notice.tsx';
export { Outline } from './shell/outline/Outline.tsx';
export type { OutlineProps } from './shell/outline/Outline.tsx';
export type { TocEntry } from './shell/outline/toc-entry.ts';
export { PageSkeleton } from './shell/page-skeleton/PageSkeleton.tsx';
export type { PageSkeletonProps } from './shell/page-skeleton/PageSkeleton.tsx';
export { ProgressBar } from './shell/progress-bar/ProgressBar.tsx';
export type { ProgressBarProps } from './shell/progress-bar/ProgressBar.tsx';
export { Sidebar } from './shell/sidebar/Sidebar.tsx';
export type { SidebarProps } from './shell/sidebar/Sidebar.tsx';
export type {
  SidebarDividerEntry,
  SidebarEntry,
  SidebarGroupEntry,
  SidebarHeaderEntry,
  SidebarLinkEntry,
} from './shell/sidebar/sidebar-entry.ts';
export { SiteFooter } from './shell/site-footer/SiteFooter.tsx';
export type { SiteFooterProps } from './shell/site-footer/SiteFooter.tsx';
export type { SocialIcon, SocialLink } from './shell/social-links/social-link.ts';
export { SkipLink } from './shell/skip-link/SkipLink.tsx';
export type { SkipLinkProps } from './shell/skip-link/SkipLink.tsx';
export type { ToolLink, ToolsMenuProps } from './shell/tools-menu/ToolsMenu.tsx';

export { Badge } from './badge/Badge.tsx';
export type { BadgeProps } from './badge/Badge.tsx';
export { Callout } from './article/callout/Callout.tsx';
export type { CalloutKind, CalloutProps } from './article/callout/Callout.tsx';
export { CodeBlock } from './article/code-block/CodeBlock.tsx';
export type { CodeBlockLabels, CodeBlockProps } from './article/code-block/CodeBlock.tsx';
export { Diagram } from './article/diagram/Diagram.tsx';
export type { DiagramProps } from './article/diagram/Diagram.tsx';
export { FactTable } from './article/fact-table/FactTable.tsx';
export type { FactTableProps } from './article/fact-table/FactTable.tsx';
export { Heading } from './article/heading/Heading.tsx';
export type { HeadingProps } from './article/heading/Heading.tsx';
export { InlineText } from './inline-text/InlineText.tsx';
export type { InlineContent, InlinePart, InlineTextProps } from './inline-text/InlineText.tsx';
export { NextStep } from './article/next-steps/NextStep.tsx';
export type { NextStepProps } from './article/next-steps/NextStep.tsx';
export { NextSteps } from './article/next-steps/NextSteps.tsx';
export type { NextStepsProps } from './article/next-steps/NextSteps.tsx';
export {
  packageManagerCommands,
  packageManagers,
} from './article/package-manager-tabs/package-manager-commands.ts';
export type {
  PackageManager,
  PackageManagerCommands,
} from './article/package-manager-tabs/package-manager-commands.ts';
export { PackageManagerTabs } from './article/package-manager-tabs/PackageManagerTabs.tsx';
export type { PackageManagerTabsProps } from './article/package-manager-tabs/PackageManagerTabs.tsx';
export { PageTitle } from './article/page-title/PageTitle.tsx';
export type { PageTitleProps } from './article/page-title/PageTitle.tsx';
export { Prose } from './article/prose/Prose.tsx';
export type { ProseProps } from './article/prose/Prose.tsx';
export { SourceLink } from './article/source-link/SourceLink.tsx';
export type { SourceLinkProps } from './article/source-link/SourceLink.tsx';
export { Steps } from './article/steps/Steps.tsx';
export type { StepsProps } from './article/steps/Steps.tsx';
export { TableScroll } from './article/table-scroll/TableScroll.tsx';
export type { TableScrollProps } from './article/table-scroll/TableScroll.tsx';
export { Tab } from './article/tabs/Tab.tsx';
export type { TabProps } from './article/tabs/Tab.tsx';
export { Tabs } from './article/tabs/Tabs.tsx';
export type { TabsProps } from './article/tabs/Tabs.tsx';
export { Term } from './article/term/Term.tsx';
export type { TermProps } from './article/term/Term.tsx';

export { Zoomable } from './article/zoomable/Zoomable.tsx';
export type { ZoomableProps } from './article/zoomable/Zoomable.tsx';
export { ZoomContext } from './article/zoomable/zoom-context.ts';
export type { Zoom } from './article/zoomable/zoom-context.ts';

export { FeatureGrid } from './home/feature-grid/FeatureGrid.tsx';
export type { Feature, FeatureGridProps, FeatureIcon } from './home/feature-grid/FeatureGrid.tsx';
export { Hero } from './home/hero/Hero.tsx';
export type { HeroImage, HeroProps } from './home/hero/Hero.tsx';
export { Overview } from './overview/Overview.tsx';
export { filterOverview } from './overview/overview-page.ts';
export type { OverviewProps } from './overview/Overview.tsx';
export type { OverviewGroup, OverviewPage } from './overview/overview-page.ts';
