-- A database as the release of November 2026 left it, before there were migrations (postgresql).
-- Anna and Ben: a table that waits, one under way with a bot, one at one device, one that is over.
CREATE TABLE links (
	code VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO links (code, person, expires) VALUES ('c31b2ca87b50b6c7baa12fec13f9d0f74a4b43c8cd20679168d811e2fcf4e985', '99f656aa500b0844', 1794979689.833784);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO people (id, name, created) VALUES ('dd18b1de2da13e6b', 'Anna', 1794978783.1256826);
INSERT INTO people (id, name, created) VALUES ('99f656aa500b0844', 'Ben', 1794978783.1399517);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	players INTEGER NOT NULL, 
	seed TEXT NOT NULL, 
	options TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	invite VARCHAR(64) NOT NULL, 
	version INTEGER NOT NULL, 
	steps INTEGER NOT NULL, 
	decider INTEGER, 
	result TEXT, 
	rematch VARCHAR(32), 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	rules VARCHAR(32), 
	origin VARCHAR(32), 
	origin_step INTEGER, 
	rules_version INTEGER, 
	resolved TEXT, 
	checks TEXT, 
	free_undo BOOLEAN, 
	PRIMARY KEY (id)
);
CREATE INDEX ix_tables_changed ON tables (changed);
CREATE INDEX ix_tables_status ON tables (status);
INSERT INTO tables (id, game, name, status, players, seed, options, listed, owner, invite, version, steps, decider, result, rematch, created, changed, rules, origin, origin_step, rules_version, resolved, checks, free_undo) VALUES ('_pc9pKjAtcDm', 'dominion', 'Waiting', 'waiting', 3, '8767018399592627684', '{}', true, 'dd18b1de2da13e6b', 'vFSbtle02pugGDi6', 2, 0, NULL, NULL, NULL, 1794978783.2175803, 1794978783.248678, '0.1.0', NULL, NULL, 2, '[{"kingdom":["cellar","moat","council_room","secret_chamber","conspirator","ironworks","scout","minion","saboteur","tribute"],"first_player":2},{}]', '[[0,"c057c77e8fb60e58"]]', false);
INSERT INTO tables (id, game, name, status, players, seed, options, listed, owner, invite, version, steps, decider, result, rematch, created, changed, rules, origin, origin_step, rules_version, resolved, checks, free_undo) VALUES ('geQ7MIIRXq3s', 'dominion', '', 'playing', 3, '2496492822758011496', '{"first_player":0}', true, 'dd18b1de2da13e6b', 'QzhkQTgaxSodc6MO', 115, 159, 1, NULL, NULL, 1794978783.2719703, 1794978786.6123228, '0.1.0', NULL, NULL, 2, '[{"first_player":0,"kingdom":["chapel","chancellor","workshop","moneylender","throne_room","library","pawn","wishing_well","baron","minion"]},{}]', '[[64,"361270a587bd08a9"],[128,"ad77e1dfed865c62"],[159,"8d9d977b2400ab19"]]', false);
INSERT INTO tables (id, game, name, status, players, seed, options, listed, owner, invite, version, steps, decider, result, rematch, created, changed, rules, origin, origin_step, rules_version, resolved, checks, free_undo) VALUES ('NwURzyoXY_C4', 'imperium', '', 'playing', 3, '2786115786032480458', '{}', false, 'dd18b1de2da13e6b', 'Y9c04MiO8A6gvie0', 62, 61, 1, NULL, NULL, 1794978786.6521926, 1794978787.8088923, '0.1.0', NULL, NULL, 2, '[{"first_player":0,"leaders":["glossu_rabban","helena_richese","baron_vladimir_harkonnen"]},{"cards":["arrakis_recruiter","assassination_mission","bene_gesserit_initiate","bene_gesserit_sister","carryall","chani","choam_directorship","crysknife","dr_yueh","duncan_idaho","fedaykin_death_commando","firm_grip","fremen_camp","gene_manipulation","guild_administrator","guild_ambassador","guild_bankers","gun_thopter","gurney_halleck","imperial_spy","kwisatz_haderach","lady_jessica","liet_kynes","missionaria_protectiva","opulence","other_memory","piter_de_vries","power_play","reverend_mother_mohiam","sardaukar_infantry","sardaukar_legion","scout","shifting_allegiances","sietch_reverend_mother","smugglers_thopter","space_travel","spice_hunter","spice_smugglers","stilgar","test_of_humanity","the_voice","thufir_hawat","worm_riders"],"intrigue":["allied_armada","ambush","bindu_suspension","bribery","bypass_protocol","calculated_hire","charisma","choam_shares","corner_the_market","councilors_dispensation","demand_respect","dispatch_an_envoy","double_cross","favored_subject","guild_authorization","infiltrate","know_their_ways","master_tactician","plans_within_plans","poison_snooper","private_army","rapid_mobilization","recruitment_mission","refocus","reinforcements","secret_of_the_sisterhood","staged_incident","the_sleeper_must_awaken","tiebreaker","to_the_victor","urgent_mission","water_of_life","water_peddlers_union","windfall"],"conflicts":["skirmish_a","skirmish_b","skirmish_c","skirmish_d","cloak_and_dagger","desert_power","guild_bank_raid","machinations","raid_stockpiles","secure_imperial_basin","siege_of_arrakeen","siege_of_carthag","sort_through_the_chaos","terrible_purpose","battle_for_arrakeen","battle_for_carthag","battle_for_imperial_basin","grand_vision"],"contracts":[],"objectives":[]}]', '[[61,"7fae591974cce7a6"]]', false);
INSERT INTO tables (id, game, name, status, players, seed, options, listed, owner, invite, version, steps, decider, result, rematch, created, changed, rules, origin, origin_step, rules_version, resolved, checks, free_undo) VALUES ('5_Gfkqmh_elz', 'dominion', 'Over', 'over', 2, '9031767960789150433', '{}', true, '99f656aa500b0844', 'zZAGdhVmssARpqF3', 86, 83, NULL, '[{"place":1,"score":0},{"place":2,"score":-1}]', NULL, 1794978787.8720891, 1794978789.7917306, '0.1.0', NULL, NULL, 2, '[{"kingdom":["cellar","woodcutter","workshop","smithy","council_room","festival","courtyard","bridge","ironworks","torturer"],"first_player":1},{}]', '[[64,"a3d90dc8828bc48d"],[83,"fd19c64613c0392b"]]', false);
CREATE TABLE tokens (
	token VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (token)
);
INSERT INTO tokens (token, person, created) VALUES ('b9ef772be742f6b072e0181b8b57233d63f9c2148e25b3b0bdc0be9eb047ca6a', 'dd18b1de2da13e6b', 1794978783.1339774);
INSERT INTO tokens (token, person, created) VALUES ('07619a3db244a013ea7582d29c8e50ce607080464fcabca87322cc0cf82fe222', '99f656aa500b0844', 1794978783.1408043);
CREATE TABLE analyses (
	table_id VARCHAR(32) NOT NULL, 
	done INTEGER NOT NULL, 
	found TEXT NOT NULL, 
	failed TEXT, 
	changed FLOAT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO analyses (table_id, done, found, failed, changed) VALUES ('5_Gfkqmh_elz', 0, '[]', NULL, 1794978789.8183348);
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	team BOOLEAN, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO chat (table_id, n, seat, name, text, at, team) VALUES ('geQ7MIIRXq3s', 1, 0, 'Anna', 'Good luck', 1794978786.6226804, false);
INSERT INTO chat (table_id, n, seat, name, text, at, team) VALUES ('geQ7MIIRXq3s', 2, 1, 'Ben', 'You too', 1794978786.6464243, false);
CREATE TABLE choices (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	code INTEGER NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 0, 2);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 1, 97);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 2, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 3, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 4, 2);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 5, 77);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 6, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 7, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 8, 70);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 9, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 10, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 11, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 12, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 13, 2);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 14, 74);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 15, 97);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 16, 8);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 17, 10);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 18, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 19, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 20, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 21, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 22, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 23, 70);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 24, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 25, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 26, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 27, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 28, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 29, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 30, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 31, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 32, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 33, 2);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 34, 67);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 35, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 36, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 37, 2);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 38, 72);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 39, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 40, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 41, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 42, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 43, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 44, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 45, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 46, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 47, 97);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 48, 8);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 49, 10);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 50, 2);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 51, 72);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 52, 70);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 53, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 54, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 55, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 56, 2);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 57, 70);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 58, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 59, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 60, 70);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 61, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 62, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 63, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 64, 77);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 65, 70);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 66, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 67, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 68, 2);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 69, 72);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 70, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 71, 2);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 72, 74);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 73, 2);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 74, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 75, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 76, 2);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 77, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 78, 97);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 79, 11);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 80, 8);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 81, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 82, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 83, 72);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 84, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 85, 70);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 86, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 87, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 88, 70);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 89, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 90, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 91, 70);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 92, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 93, 70);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 94, 72);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 95, 67);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 96, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 97, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 98, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 99, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 100, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 101, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 102, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 103, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 104, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 105, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 106, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 107, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 108, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 109, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 110, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 111, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 112, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 113, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 114, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 115, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 116, 74);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 117, 1);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 118, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 119, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 120, 67);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 121, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 122, 2);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 123, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 124, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 125, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 126, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 127, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 128, 2);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 129, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 130, 74);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 131, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 132, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 133, 97);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 134, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 135, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 136, 2);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 137, 67);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 138, 72);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 139, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 140, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 141, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 142, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 143, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 144, 70);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 145, 2);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 146, 74);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 147, 72);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 148, 67);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 149, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 150, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 151, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 152, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 153, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 154, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 155, 2);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 156, 64);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 157, 0);
INSERT INTO choices (table_id, number, code) VALUES ('geQ7MIIRXq3s', 158, 64);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 0, 107);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 1, 105);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 2, 257);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 3, 0);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 4, 257);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 5, 0);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 6, 2);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 7, 263);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 8, 0);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 9, 2);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 10, 263);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 11, 289);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 12, 263);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 13, 0);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 14, 261);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 15, 129);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 16, 8);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 17, 0);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 18, 2);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 19, 307);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 20, 0);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 21, 2);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 22, 263);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 23, 263);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 24, 0);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 25, 261);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 26, 133);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 27, 9);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 28, 8);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 29, 8);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 30, 0);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 31, 262);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 32, 144);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 33, 3);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 34, 65);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 35, 3);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 36, 66);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 37, 8);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 38, 1055);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 39, 0);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 40, 259);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 41, 148);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 42, 0);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 43, 261);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 44, 131);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 45, 8);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 46, 9);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 47, 0);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 48, 2);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 49, 0);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 50, 2);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 51, 308);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 52, 0);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 53, 262);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 54, 142);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 55, 0);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 56, 2);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 57, 0);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 58, 262);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 59, 148);
INSERT INTO choices (table_id, number, code) VALUES ('NwURzyoXY_C4', 60, 3);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 0, 2);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 1, 65);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 2, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 3, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 4, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 5, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 6, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 7, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 8, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 9, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 10, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 11, 96);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 12, 65);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 13, 2);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 14, 96);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 15, 96);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 16, 67);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 17, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 18, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 19, 70);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 20, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 21, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 22, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 23, 2);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 24, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 25, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 26, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 27, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 28, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 29, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 30, 65);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 31, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 32, 70);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 33, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 34, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 35, 70);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 36, 96);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 37, 67);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 38, 2);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 39, 109);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 40, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 41, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 42, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 43, 96);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 44, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 45, 65);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 46, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 47, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 48, 70);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 49, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 50, 2);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 51, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 52, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 53, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 54, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 55, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 56, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 57, 2);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 58, 115);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 59, 109);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 60, 70);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 61, 2);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 62, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 63, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 64, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 65, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 66, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 67, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 68, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 69, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 70, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 71, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 72, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 73, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 74, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 75, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 76, 2);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 77, 76);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 78, 115);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 79, 9);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 80, 64);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 81, 0);
INSERT INTO choices (table_id, number, code) VALUES ('5_Gfkqmh_elz', 82, 70);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person VARCHAR(32), 
	name TEXT NOT NULL, 
	bot TEXT, 
	resigned BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_seats_person ON seats (person);
INSERT INTO seats (table_id, seat, kind, person, name, bot, resigned) VALUES ('_pc9pKjAtcDm', 0, 'person', 'dd18b1de2da13e6b', 'Anna', NULL, false);
INSERT INTO seats (table_id, seat, kind, person, name, bot, resigned) VALUES ('_pc9pKjAtcDm', 1, 'person', '99f656aa500b0844', 'Ben', NULL, false);
INSERT INTO seats (table_id, seat, kind, person, name, bot, resigned) VALUES ('_pc9pKjAtcDm', 2, 'open', NULL, '', NULL, false);
INSERT INTO seats (table_id, seat, kind, person, name, bot, resigned) VALUES ('geQ7MIIRXq3s', 0, 'person', 'dd18b1de2da13e6b', 'Anna', NULL, false);
INSERT INTO seats (table_id, seat, kind, person, name, bot, resigned) VALUES ('geQ7MIIRXq3s', 1, 'person', '99f656aa500b0844', 'Ben', NULL, false);
INSERT INTO seats (table_id, seat, kind, person, name, bot, resigned) VALUES ('geQ7MIIRXq3s', 2, 'bot', NULL, 'Drifter', 'random', false);
INSERT INTO seats (table_id, seat, kind, person, name, bot, resigned) VALUES ('NwURzyoXY_C4', 0, 'person', 'dd18b1de2da13e6b', 'Anna', NULL, false);
INSERT INTO seats (table_id, seat, kind, person, name, bot, resigned) VALUES ('NwURzyoXY_C4', 1, 'person', 'dd18b1de2da13e6b', 'Grandma', NULL, false);
INSERT INTO seats (table_id, seat, kind, person, name, bot, resigned) VALUES ('NwURzyoXY_C4', 2, 'person', 'dd18b1de2da13e6b', 'Anna 2', NULL, false);
INSERT INTO seats (table_id, seat, kind, person, name, bot, resigned) VALUES ('5_Gfkqmh_elz', 0, 'person', '99f656aa500b0844', 'Ben', NULL, false);
INSERT INTO seats (table_id, seat, kind, person, name, bot, resigned) VALUES ('5_Gfkqmh_elz', 1, 'person', 'dd18b1de2da13e6b', 'Anna', 'heuristic', true);
