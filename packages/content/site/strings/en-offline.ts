import type { OfflineStrings } from './ui-strings.ts';

export const enOffline: OfflineStrings = {
  'offline.offer': 'All pages in English, to read without a network: {size}',
  'offline.asking': 'Looking up the size of all pages in English…',
  'offline.start': 'Download',
  'offline.dismiss': 'Not now',
  'offline.progress': 'Downloading all pages in English: {percent}%',
  'offline.elsewhere': 'Another tab is downloading all pages in English: {percent}%',
  'offline.stop': 'Stop',
  'offline.incomplete': 'Not complete: {percent}% of the pages in English are on this device',
  'offline.interrupted': 'The connection failed. {percent}% of the pages in English are on this device',
  'offline.full': 'This device has no more space. {percent}% of the pages in English are on it',
  'offline.changed':
    'A file did not arrive as it was published. {percent}% of the pages in English are on this device',
  'offline.continue': 'Continue',
  'offline.complete': 'All pages in English are available offline',
  'offline.update': 'Update',
  'offline.remove': 'Remove',
  'offline.refused': 'This browser does not let the site keep pages',
  'offline.outdated': 'A newer version of this site is out. Reload this page, then download',
  'offline.reload': 'Reload',
  'offline.unreachable': 'The site cannot be reached, so the size is not known',
  'offline.retry': 'Try again',
  'offline.withdrawn': 'This site does not offer downloads at the moment',
  'offline.code': 'Offline',
  'offline.title': 'THIS PAGE IS NOT ON THIS DEVICE',
  'offline.text':
    'The site cannot be reached. This page was not read or downloaded before, or its address is mistyped.',
  'offline.pages': 'Available offline',
};
