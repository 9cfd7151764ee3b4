import { withGradleProperties, type ConfigPlugin } from 'expo/config-plugins';

const KEY = 'AsyncStorage_db_size_in_MB';

/** Raises what AsyncStorage may hold on Android: its default of 6 MB is less than a thousand games need. */
const withStorageSize: ConfigPlugin<{ megabytes: number }> = (config, { megabytes }) =>
  withGradleProperties(config, (mod) => {
    const others = mod.modResults.filter((item) => !(item.type === 'property' && item.key === KEY));
    mod.modResults = [...others, { type: 'property', key: KEY, value: String(megabytes) }];
    return mod;
  });

export default withStorageSize;
