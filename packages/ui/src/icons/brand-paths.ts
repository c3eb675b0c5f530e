// Marks from https://simpleicons.org (CC0), filled on a 24 × 24 field. Each is imported as its own file: the package's
// module holds all icons and takes 300 ms to load.
import discord from 'simple-icons/icons/discord.svg?raw';
import github from 'simple-icons/icons/github.svg?raw';
import x from 'simple-icons/icons/x.svg?raw';
import youtube from 'simple-icons/icons/youtube.svg?raw';

const pathOf = (svg: string): string => / d="([^"]+)"/.exec(svg)?.[1] ?? '';

export const discordPath = pathOf(discord);
export const githubPath = pathOf(github);
export const xPath = pathOf(x);
export const youtubePath = pathOf(youtube);
