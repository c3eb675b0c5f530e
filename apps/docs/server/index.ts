export { cacheControl, contentSecurityPolicyFor, securityHeaders } from './headers.ts';
export { listen, type Listening } from './listen.ts';
export { createSiteHandler } from './site-handler.ts';
export { siteFolder, readRoutePaths } from './built-site.ts';
