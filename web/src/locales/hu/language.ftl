language = Magyar
